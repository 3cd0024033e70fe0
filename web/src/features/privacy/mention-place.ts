/** What people call the records in which staff type texts. */
const records: Partial<Record<string, string>> = {
  event: 'Event',
  category: 'Category',
  opportunity: 'Volunteer role',
  shift: 'Shift',
  question: 'Question',
  plan_change: 'Change of plan',
  prepared_plan_change: 'Prepared change of plan',
  race_start: 'Start',
  post: 'Post',
  post_report: 'Report about a post',
  check_in_link: 'Check-in link',
  check_in_device: 'Phone at check-in',
  bulk_mail: 'Email to a group',
  api_key: 'API key',
  image_upload: 'Uploaded picture',
};

/** Where a name stands, for people: 'Shift, notes' for `shift.notes`. */
export function mentionPlace(where: string): string {
  const [table = '', column = ''] = where.split('.');
  return [records[table] ?? inWords(table), inWords(column)].filter(Boolean).join(', ');
}

function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}
