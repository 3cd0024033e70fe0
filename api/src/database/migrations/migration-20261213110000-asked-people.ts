import { Migration } from '@mikro-orm/migrations';

/**
 * Who agreed to be asked when somebody drops out, and who was asked for which place. The previous release makes people who did not agree and
 * asks nobody.
 */
export class AskedPeopleMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table volunteer add column may_be_asked boolean not null default false`,
  `create index volunteer_may_be_asked on volunteer (id) where may_be_asked`,
  `alter table replacement add column asks_others boolean not null default false,
    add column next_ask_at timestamptz,
    add column lead_told_at timestamptz`,
  `create index replacement_open_by_event on replacement (event_id) where state = 'OPEN'`,
  `create table replacement_ask (
    replacement_id uuid not null references replacement (id) on delete cascade,
    volunteer_id uuid not null references volunteer (id) on delete cascade,
    asked_at timestamptz not null default now(),
    primary key (replacement_id, volunteer_id)
  )`,
  `create index replacement_ask_by_volunteer on replacement_ask (volunteer_id, asked_at)`,
];
