import { Migration } from '@mikro-orm/migrations';

/**
 * Gives out a household's link: the living one, extended by a year, else a new one. Several people of a new household at once wait for each
 * other here, and then see the link that the first of them made. Only a function can do both within the statement that gives a place: each
 * statement in it sees what was committed while it waited. `p_foreign`: a link of another secret, which is as good as none.
 * The previous release does not call it.
 */
export class IssueHouseholdLinkMigration extends Migration {
  override up(): void {
    this.addSql(`create function issue_household_link(
        p_email text, p_key text, p_new_id uuid, p_new_hash bytea, p_foreign uuid default null
      ) returns table (id uuid, token_hash bytea) language plpgsql as $$
      begin
        for turn in 1..2 loop
          return query update household_token living set expires_at = now() + interval '1 year'
            where living.id is distinct from p_foreign and living.id = (
              select t.id from household_token t
              where t.email_key = p_key and t.revoked_at is null and t.expires_at > now()
              order by t.created_at desc limit 1)
            returning living.id, living.token_hash;
          if found then return; end if;
          if turn = 1 then perform pg_advisory_xact_lock(hashtextextended('household-link ' || p_key, 0)); end if;
        end loop;
        insert into household_token (id, email, email_key, token_hash, expires_at)
          values (p_new_id, p_email, p_key, p_new_hash, now() + interval '1 year');
        return query select p_new_id, p_new_hash;
      end $$`);
  }
}
