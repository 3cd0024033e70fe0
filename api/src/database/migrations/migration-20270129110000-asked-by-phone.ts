import { Migration } from '@mikro-orm/migrations';

/** What people answered who were asked for a shift by phone (decision 063): the last answer of each person and shift. */
export class AskedByPhoneMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table asked_person (
    shift_id uuid not null references shift (id) on delete cascade,
    volunteer_id uuid not null references volunteer (id) on delete cascade,
    answer text not null constraint asked_person_answer check (answer in ('YES', 'NO', 'LATER', 'NOBODY')),
    asked_at timestamptz not null,
    asked_by_id uuid references app_user (id) on delete set null,
    primary key (shift_id, volunteer_id)
  )`,
  `create index asked_person_volunteer_id_index on asked_person (volunteer_id, asked_at)`,
  `create index asked_person_asked_by_id_index on asked_person (asked_by_id)`,
];
