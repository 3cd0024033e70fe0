import type { Pool } from 'pg';
import type { Caller } from './authorization-world.js';

/* Which people each caller may see, worked out from the tables by hand. */

/** A signup with all that decides who may see it. */
interface Known {
  id: string;
  shift: string;
  lead: string | null;
  volunteer: string;
  email: string;
  phone: string | null;
  /** Who marked them. */
  marks: string[];
}

/** Who asks: a household by its address, a user who leads, an admin, or somebody unknown. */
export interface Asking {
  caller: Caller;
  userId?: string;
  /** The household that is open to them here, and whether it was opened by its mailed link. */
  household?: { email: string; byLink: boolean };
}

/** What the tables hold of signups and people, and what of it a caller may see. */
export async function readTruth(pool: Pool) {
  const { rows } = await pool.query<Known>(
    `select g.id, g.shift_id as shift, c.lead_id as lead, v.id as volunteer, v.email, v.phone,
       array(select u.first_name || ' ' || u.last_name from attendance_mark m join app_user u on u.id = m.made_by_id
         where m.signup_id = g.id) as marks
     from signup g
     join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
     join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id`,
  );
  const shifts = await pool.query<{ id: string; lead: string | null }>(
    `select s.id, c.lead_id as lead from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id`,
  );
  const leads = ({ caller, userId }: Asking, lead: string | null | undefined) =>
    caller === 'admin' || (lead != null && lead === userId);
  const seen = (asking: Asking, one: Known) => leads(asking, one.lead) || one.email === asking.household?.email;
  const idsOf = (some: Known[]) => some.map(({ id }) => id).sort();
  return {
    signups: rows,
    mayReach: (asking: Asking, signup: string) => rows.some((one) => one.id === signup && seen(asking, one)),
    /** The ids of a shift's signups; null where they are not the caller's to see. */
    ofShift: (asking: Asking, shift: string) => {
      const lead = shifts.rows.find(({ id }) => id === shift)?.lead;
      return leads(asking, lead) ? idsOf(rows.filter((one) => one.shift === shift)) : null;
    },
    ofVolunteer: (asking: Asking, volunteer: string) => {
      const own = rows.filter((one) => one.volunteer === volunteer && seen(asking, one));
      return own.length > 0 ? idsOf(own) : null;
    },
    /** The ids of the people of a household, as far as they are the caller's to see. */
    ofHousehold: (asking: Asking, address: string) =>
      [...new Set(rows.filter((one) => one.email === address && seen(asking, one)).map((one) => one.volunteer))].sort(),
    /** Whose a signup's marks are, without names for the household; null where it is not the caller's to see. */
    attendanceOf: (asking: Asking, signup: string) => {
      const one = rows.find(({ id }) => id === signup);
      const led = one !== undefined && leads(asking, one.lead);
      const open = one?.email === asking.household?.email && asking.household?.byLink === true;
      if (!one || !(led || open)) return null;
      return { marks: one.marks.map((by) => ({ by: led ? by : null })) };
    },
    contactOf: (asking: Asking, volunteer: string) => {
      const own = rows.filter((one) => one.volunteer === volunteer);
      const led = own.some(({ lead }) => leads(asking, lead));
      const open = own.some(({ email }) => email === asking.household?.email);
      const [{ email, phone } = { email: null, phone: null }] = own;
      return {
        email: led || open ? email : null,
        phone: led || (open && asking.household?.byLink) ? phone : null,
      };
    },
  };
}

/** What `readTruth` found. */
export type Truth = Awaited<ReturnType<typeof readTruth>>;
