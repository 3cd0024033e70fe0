import { Migration } from '@mikro-orm/migrations';

/**
 * Meal vouchers (decision 065): for how many planned minutes an event gives one, and which were used. A voucher that was not used is stored
 * nowhere. The previous release knows none of it.
 */
export class MealVouchersMigration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table event add column meal_voucher_minutes integer
    constraint event_meal_voucher_minutes_in_a_day check (meal_voucher_minutes between 0 and 1440)`,
  `create table voucher_redemption (
    id uuid primary key,
    code text not null constraint voucher_redemption_code_once unique,
    event_id uuid not null references event (id) on delete cascade,
    volunteer_id uuid references volunteer (id) on delete set null,
    day date not null,
    number integer not null,
    redeemed_at timestamptz not null,
    place text,
    redeemed_by_kind text not null constraint voucher_redemption_by_known check (redeemed_by_kind in ('staff', 'device')),
    redeemed_by_id uuid not null
  )`,
  `create index voucher_redemption_by_event on voucher_redemption (event_id, day)`,
  `create index voucher_redemption_by_volunteer on voucher_redemption (volunteer_id)`,
];
