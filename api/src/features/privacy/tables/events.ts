import { each, none, staffId, staffText, type TableEntries } from '../register.js';

/* Events and their plans, which staff write; people stand in them by the ids of staff, and where somebody is named in a text. */

const stamps = ['version', 'created_at', 'updated_at'] as const;
const figures = ['shift_count', 'qty_required', 'qty_registered', 'still_required'] as const;
const open = ['id', 'counted_at', 'open_until', 'open_shift_count', 'open_spot_count'] as const;
const eventFigures = none(...figures, ...open, 'last_date');
const eventSums = none(...figures, ...open, 'qty_filled', 'missing', 'active_signup_count');

export const tablesOfEvents = {
  event: {
    ...each(['name', 'location', 'website', 'cancel_message'], staffText()),
    organizer_id: staffId('event', 'EVENT'),
    ...none(...stamps, 'id', 'slug', 'start_date', 'end_date', 'time_zone', 'cover_image_url', 'state', 'hours_from'),
    ...none(
      'signups_open_at',
      'signups_close_at',
      'waitlist_enabled',
      'remind_days_before',
      'reminds_since',
      'last_day',
    ),
    ...none('previous_start_date', 'cancel_mailed', 'previous_event_id', 'cancelled_at', 'meal_voucher_minutes'),
  },
  event_figures: eventFigures,
  fresh_event_figures: eventFigures,
  event_sums: eventSums,
  fresh_event_sums: eventSums,
  kept_figures: none('name', 'snapshot', 'compared_at'),
  category: {
    name: staffText(),
    lead_id: staffId('event', 'EVENT'),
    ...none(...stamps, 'id', 'event_id', 'cover_image_url'),
  },
  opportunity: {
    ...each(['name', 'short_description', 'long_description', 'location'], staffText()),
    ...none(...stamps, 'id', 'event_id', 'category_id', 'cover_image_url', 'minimum_age', 'younger_with_consent'),
    ...none('standby'),
  },
  shift: {
    ...each(['location', 'notes'], staffText()),
    ...none(...stamps, 'id', 'event_id', 'opportunity_id', 'date', 'start_time', 'end_time', 'qty_required'),
    ...none('active_count', 'closed', 'waitlist_enabled', 'held_count', 'waiting_count', 'cancelled_at'),
    ...none('starts_at', 'ends_at'),
  },
  question: {
    ...each(['label', 'help', 'choices'], staffText()),
    ...none(...stamps, 'id', 'event_id', 'opportunity_id', 'kind', 'required', 'position'),
  },
  plan_change: {
    ...each(['message', 'public_note'], staffText()),
    applied_by: { ...staffId('audit', 'AUDIT'), kind: 'name' },
    ...none(
      'id',
      'event_id',
      'applied_at',
      'people',
      'shifts',
      'waiting',
      'undone_at',
      'prepared_id',
      'starts',
      'posts',
    ),
  },
  prepared_plan_change: {
    ...each(['name', 'input'], staffText()),
    saved_by: { ...staffId('event', 'EVENT'), kind: 'name' },
    lead_id: staffId('event', 'EVENT'),
    ...none('id', 'event_id', 'saved_at'),
  },
  race_start: {
    ...each(['name', 'cleared_note'], staffText()),
    cleared_by_id: staffId('event', 'EVENT'),
    ...none(...stamps, 'id', 'event_id', 'date', 'time', 'cleared_at', 'cleared_open'),
  },
  post: {
    place: staffText(),
    ...none(...stamps, 'id', 'event_id', 'category_id', 'start_ids', 'minimum_staff', 'staffed_by_minutes'),
    ...none('blocks_start', 'map_url'),
  },
  post_report: {
    note: staffText(),
    reported_by_id: staffId('event', 'EVENT'),
    ...none('post_id', 'start_id', 'manned', 'reported_at'),
  },
  check_in_link: {
    place: staffText('CHECK_IN'),
    token_hash: { ...staffId('access', 'CHECK_IN'), kind: 'link' },
    created_by_id: staffId('access', 'CHECK_IN'),
    ...none('id', 'event_id', 'category_id', 'day', 'starts_at', 'expires_at', 'with_phones', 'can_redeem'),
    ...none('max_devices', 'created_at', 'revoked_at'),
  },
  check_in_device: {
    ...each(['id', 'link_id'], { ...staffId('access', 'CHECK_IN'), of: ['helper'] }),
    name: { ...staffId('access', 'CHECK_IN'), of: ['helper'], kind: 'name', erase: 'list' },
    token_hash: { ...staffId('access', 'CHECK_IN'), of: ['helper'], kind: 'link' },
    ...each(['joined_at', 'last_heard_at', 'revoked_at'], {
      ...{ ...staffId('access', 'CHECK_IN'), of: ['helper'], kind: 'taking part' },
    }),
  },
} as const satisfies Record<string, TableEntries>;
