import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatShiftDayOfYear } from '../../formatting/days';
import { buttonClass } from '../../ui/button';
import { keepDraft, startingPerson } from '../signups/own/remembered-person';
import type { Member } from './member-card';
import type { MemberSignup } from './member-signups';

interface AnotherShiftProps {
  member: Member;
  /** The cancelled signup. */
  signup: MemberSignup;
  /** The household's address. */
  email: string;
}

/** After a cancellation: the link to the other shifts of the same event, with the person's details filled in. */
export function AnotherShift({ member, signup, email }: AnotherShiftProps) {
  const { shift } = signup;
  const { event, name } = shift.opportunity;
  const fillIn = () => {
    const { firstName, lastName, phone } = member;
    const before = startingPerson();
    // A lookup returns no phone numbers; the one that this person typed here before is used.
    const known = before.email.toLowerCase() === email.toLowerCase() ? before.phone : '';
    keepDraft({ firstName, lastName, email, phone: phone ?? known });
  };
  return (
    <div role="status" className="no-print mt-3 rounded-control bg-primary-tint px-4 py-3 text-sm">
      <p>
        {name} on {formatShiftDayOfYear(shift.date)} is cancelled.
      </p>
      <Link to={paths.event(event.slug)} onClick={fillIn} className={buttonClass('outline', 'mt-2')}>
        Choose another shift of {event.name}
      </Link>
    </div>
  );
}
