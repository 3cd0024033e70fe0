import { ApiKeysMigration } from './migration-20261128100000-api-keys.js';
import { UpdatedAtMigration } from './migration-20261130100000-updated-at.js';
import { KeptFiguresMigration } from './migration-20261129100000-kept-figures.js';
import { FewerTripsMigration } from './migration-20261203100000-fewer-trips.js';
import { FoundationMigration } from './migration-20261121000000-foundation.js';
import { HouseholdsMigration } from './migration-20261122000000-households.js';
import { AuditLogMigration } from './migration-20261123000000-audit-log.js';
import { ImageUploadsMigration } from './migration-20261124040000-image-uploads.js';
import { MailOrderMigration } from './migration-20261125000000-mail-order.js';
import { SignupWaitsForShiftMigration } from './migration-20261126100000-signup-waits-for-shift.js';
import { UndeliveredMailsMigration } from './migration-20261126130000-undelivered-mails.js';
import { MailMoreGroupsMigration } from './migration-20261126160000-mail-more-groups.js';
import { AuditByRecordMigration } from './migration-20261126150000-audit-by-record.js';
import { BulkMailMigration } from './migration-20261124000000-bulk-mail.js';
import { RateLimitsMigration } from './migration-20261126110000-rate-limits.js';
import { IssueHouseholdLinkMigration } from './migration-20261126180000-issue-household-link.js';
import { ToldAnswersMigration } from './migration-20261126190000-told-answers.js';
import { FactsMigration } from './migration-20261127100000-facts.js';
import { JobsMigration } from './migration-20261127110000-jobs.js';
import { HouseholdViewMigration } from './migration-20261127120000-household-view.js';
import { SignupCorrectionsMigration } from './migration-20261126160001-signup-corrections.js';
import { AuditOfSeveralMigration } from './migration-20261126200000-audit-of-several.js';

/** Every migration in the order in which it runs; a released one is never changed. */
export const migrations = [
  { name: '20261121000000-foundation', class: FoundationMigration },
  { name: '20261122000000-households', class: HouseholdsMigration },
  { name: '20261123000000-audit-log', class: AuditLogMigration },
  { name: '20261124000000-bulk-mail', class: BulkMailMigration },
  { name: '20261124040000-image-uploads', class: ImageUploadsMigration },
  { name: '20261125000000-mail-order', class: MailOrderMigration },
  { name: '20261126100000-signup-waits-for-shift', class: SignupWaitsForShiftMigration },
  { name: '20261126110000-rate-limits', class: RateLimitsMigration },
  { name: '20261126130000-undelivered-mails', class: UndeliveredMailsMigration },
  { name: '20261126150000-audit-by-record', class: AuditByRecordMigration },
  { name: '20261126160000-mail-more-groups', class: MailMoreGroupsMigration },
  { name: '20261126160001-signup-corrections', class: SignupCorrectionsMigration },
  { name: '20261126180000-issue-household-link', class: IssueHouseholdLinkMigration },
  { name: '20261126190000-told-answers', class: ToldAnswersMigration },
  { name: '20261126200000-audit-of-several', class: AuditOfSeveralMigration },
  { name: '20261127100000-facts', class: FactsMigration },
  { name: '20261127110000-jobs', class: JobsMigration },
  { name: '20261127120000-household-view', class: HouseholdViewMigration },
  { name: '20261128100000-api-keys', class: ApiKeysMigration },
  { name: '20261129100000-kept-figures', class: KeptFiguresMigration },
  { name: '20261130100000-updated-at', class: UpdatedAtMigration },
  { name: '20261203100000-fewer-trips', class: FewerTripsMigration },
];
