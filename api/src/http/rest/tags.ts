/** The subjects of the documentation in order; each path has one of them. */
export const tags = {
  Programme: 'Events, categories, volunteer roles and shifts, as visitors see them.',
  'Signing up': 'Taking a spot, moving it to another address, giving it back.',
  Households: 'The people behind an e-mail address, and their shifts.',
  'Signing in': 'Sessions of staff, and the mailed links that start them.',
  Events: 'Making, changing, copying and deleting events.',
  Categories: 'Making and changing categories.',
  Leads: 'Who runs which categories.',
  'Roles and shifts': 'What is inside categories.',
  'Changes of plan': 'Many shifts changed at once, with a preview and an undo.',
  'Signups and people': 'Who is where, putting people into shifts and taking them out.',
  'Check-in': 'Who is here: links for helpers and their phones, the list of a post, and marks.',
  'Start board': 'Starts, posts, whether they are manned, and the decision that a start may go.',
  'Reports and files': 'How full every shift is, and lists as files.',
  Mail: 'Writing to volunteers, and the mails that did not arrive.',
  Import: 'Plans as workbooks, in and out.',
  Images: 'Uploading images, and showing them.',
  Feeds: 'What calendars and spreadsheets read at an address of their own.',
  'API keys': 'What programs ask with.',
  Webhooks: 'Where messages are sent, and what became of them.',
  Changes: 'Following what happens, for mirrors and other programs.',
  Staff: 'Admins, leads, and what they did.',
} as const;

/** The anchor of a subject in the API reference. */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
