import { each, none, staffId, staffText, type PersonalData, type TableEntries } from '../register.js';

/* Staff, what they are let in by, and what they did. */

const id = staffId('access', 'ACCOUNT');
const contact: PersonalData = { ...id, kind: 'contact' };
const link: PersonalData = { ...id, kind: 'link' };
const ended: PersonalData = { ...link, keptFor: 'LINKS' };
const session: PersonalData = { ...link, keptFor: 'SESSIONS' };
const ofKey: PersonalData = { ...id, keptFor: 'KEY' };

export const tablesOfStaff = {
  app_user: {
    id,
    ...each(['first_name', 'last_name'], { ...id, kind: 'name' }),
    ...each(['email', 'email_key', 'phone'], contact),
    password_hash: link,
    ...none('role', 'is_demo', 'created_at'),
  },
  staff_session: {
    ...each(['id', 'user_id'], { ...session, kind: 'pseudonym' }),
    ...each(['token_hash', 'cookie_hash', 'created_at', 'last_used_at', 'expires_at'], session),
    ...each(['proven_at', 'by_oidc', 'claim_until'], session),
    ...each(['device', 'network'], { ...session, kind: 'taking part' }),
  },
  second_factor: {
    ...each(['id', 'user_id'], { ...link, kind: 'pseudonym' }),
    name: { ...link, kind: 'free text' },
    ...each(['kind', 'site', 'credential_id', 'public_key', 'counter', 'transports', 'secret', 'last_step'], link),
    ...each(['created_at', 'last_used_at'], link),
  },
  recovery_code: {
    ...each(['id', 'user_id'], { ...link, kind: 'pseudonym' }),
    ...each(['code_hash', 'created_at', 'used_at'], link),
  },
  sign_in_challenge: {
    ...each(['id', 'user_id', 'session_id'], { ...session, kind: 'pseudonym' }),
    ...each(['token_hash', 'purpose', 'secret', 'expires_at', 'used_at'], session),
  },
  oidc_identity: {
    ...each(['id', 'user_id', 'issuer', 'subject'], { ...link, kind: 'pseudonym' }),
    ...each(['created_at', 'last_used_at'], link),
  },
  magic_link: {
    id: { ...ended, kind: 'pseudonym' },
    email: { ...ended, kind: 'contact' },
    used_by: { ...ended, kind: 'pseudonym' },
    ...each(['token_hash', 'expires_at', 'used', 'used_at', 'created_at'], ended),
  },
  password_reset_token: {
    ...each(['id', 'user_id'], { ...ended, kind: 'pseudonym' }),
    ...each(['token_hash', 'purpose', 'expires_at', 'used', 'created_at'], ended),
  },
  audit_entry: {
    actor_id: staffId('audit', 'AUDIT'),
    actor_name: { ...staffId('audit', 'AUDIT'), kind: 'name' },
    ...each(['action', 'happened_at'], {
      ...{ of: ['volunteer', 'staff'], kind: 'taking part', why: 'audit' },
      ...{ export: 'log', erase: 'keep', keptFor: 'AUDIT' },
    }),
    summary: {
      ...{ of: ['volunteer', 'staff'], kind: 'free text', why: 'audit' },
      ...{ export: 'log', erase: 'rename', keptFor: 'AUDIT' },
    },
    detail: { ...staffText('AUDIT', 'audit'), erase: 'rename' },
    record_id: { ...staffId('audit', 'AUDIT'), of: ['volunteer', 'staff'] },
    about: { ...staffId('audit', 'AUDIT'), of: ['volunteer'] },
    ...none('id', 'record_type', 'event_id'),
  },
  api_key: {
    name: staffText('KEY', 'access'),
    created_by_id: ofKey,
    token_hash: { ...ofKey, kind: 'link' },
    ...none('id', 'prefix', 'scopes', 'event_id', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'),
  },
  api_key_network: { network_hash: ofKey, ...none('api_key_id', 'first_used_at') },
  feed: {
    ...each(['lead_id', 'created_by_id'], ofKey),
    token_hash: { ...ofKey, kind: 'link' },
    ...none('id', 'kind', 'event_id', 'category_id', 'place', 'with_phones', 'created_at', 'revoked_at'),
    ...none('last_used_at', 'place_is_exact'),
  },
  webhook: {
    created_by_id: ofKey,
    ...none('id', 'url', 'kinds', 'event_id', 'created_at', 'cursor', 'secret_number', 'rotating_until'),
    ...none('switched_off_at', 'switched_off_because', 'failures', 'paused_until', 'patient_from', 'earlier_secrets'),
  },
  image_upload: {
    created_by: staffId('event', 'UPLOADS'),
    file_name: staffText('UPLOADS'),
    ...none('id', 'token_hash', 'created_at', 'expires_at', 'used_at'),
  },
} as const satisfies Record<string, TableEntries>;
