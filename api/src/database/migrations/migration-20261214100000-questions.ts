import { Migration } from '@mikro-orm/migrations';

/**
 * What an event or a role asks of whoever takes a place, what people answered, the age that a role needs, and the consent of guardians. Answers
 * and consents belong to a signup, so that whoever types somebody's name never changes what that somebody said before. The previous release
 * asks nothing and gives places without answers.
 */
export class QuestionsMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table question (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event (id) on delete cascade,
    opportunity_id uuid,
    kind text not null constraint question_kind_known
      check (kind in ('TEXT', 'CHOICE', 'SEVERAL_CHOICES', 'YES_NO', 'SHIRT_SIZE', 'BIRTH_DATE')),
    label text not null,
    help text,
    choices jsonb not null default '[]',
    required boolean not null default false,
    position integer not null default 0,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint question_role_same_event foreign key (opportunity_id, event_id) references opportunity (id, event_id) on delete cascade
  )`,
  `create index question_by_event on question (event_id)`,
  `create index question_by_role on question (opportunity_id, event_id)`,
  `create trigger question_updated before update on question for each row
    when (old.* is distinct from new.*) execute function tell_update()`,
  `create table answer (
    id uuid primary key default gen_random_uuid(),
    signup_id uuid not null references signup (id) on delete cascade,
    question_id uuid not null references question (id) on delete cascade,
    value jsonb not null,
    answered_at timestamptz not null default now(),
    constraint answer_once unique (signup_id, question_id)
  )`,
  `create index answer_by_question on answer (question_id)`,
  `create table guardian_consent (
    id uuid primary key default gen_random_uuid(),
    signup_id uuid not null references signup (id) on delete cascade,
    guardian_name text not null,
    wording text not null,
    given_at timestamptz not null default now()
  )`,
  `create index consent_by_signup on guardian_consent (signup_id)`,
  `alter table opportunity add column minimum_age integer constraint opportunity_age_sensible check (minimum_age between 1 and 99)`,
  `alter table opportunity add column younger_with_consent boolean not null default false`,
];
