import { ofVolunteers, staffText, type Entry, type PersonalData } from './register.js';

const everything: PersonalData = {
  ...{ of: ['volunteer', 'guardian', 'helper', 'staff'], kind: 'free text', why: 'service' },
  ...{ export: null, erase: 'keep', keptFor: 'SERVER' },
};

/** What the server writes into DATA_DIR, by the first part of its path, and backups, which are written wherever the operator says. */
export const personalFiles = {
  // The tables, described above.
  postgres: everything,
  'postgres.log': { ...everything, keptFor: 'START' },
  'postgres.lock': 'none',
  'secret.key': 'none',
  'erasures.jsonl': { ...ofVolunteers('erasing', 'LEDGER')('pseudonym', 'keep') },
  uploads: { ...staffText('UPLOADS'), erase: 'keep' },
  // In development alone: they go as others come.
  mail: { ...ofVolunteers('mails', 'LAST_500')('free text', 'keep'), of: ['volunteer', 'staff'] },
  'a backup': { ...everything, keptFor: 'BACKUP' },
} as const satisfies Record<string, Entry>;
