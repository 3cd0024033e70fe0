import { personalFiles } from './personal-files.js';
import { browserStorage } from './browser-storage.js';
import { tablesOfEvents } from './tables/events.js';
import { tablesOfMachinery } from './tables/machinery.js';
import { tablesOfMails } from './tables/mails.js';
import { tablesOfPeople } from './tables/people.js';
import { tablesOfStaff } from './tables/staff.js';

/**
 * The register of personal data (decision 066): every column of every table, every kind of file in DATA_DIR, and every key in a browser's
 * storage. A test compares it with what there is; docs/privacy.md is made from it.
 */
export const personalData = {
  tables: { ...tablesOfPeople, ...tablesOfEvents, ...tablesOfMails, ...tablesOfStaff, ...tablesOfMachinery },
  files: personalFiles,
  browser: browserStorage,
} as const;
