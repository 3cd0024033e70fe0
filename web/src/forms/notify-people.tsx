import { useState } from 'react';
import { count } from '../formatting/counts';
import { CheckField } from '../ui/fields/check-field';

/** Whether the people who are signed up get an email about a change; offered only where the change concerns them. */
export interface NotifyPeople {
  /** The value to send: null while the choice is not offered. */
  chosen: boolean | null;
  /** Active signups that the change concerns; 0 hides the choice. */
  signups: number;
  choose: (notifyPeople: boolean) => void;
}

/** The state of the choice; the default is yes. */
export function useNotifyPeople(signups: number): NotifyPeople {
  const [wanted, choose] = useState(true);
  return { chosen: signups > 0 ? wanted : null, signups, choose };
}

/** The box with the choice, above a form's buttons. */
export function NotifyPeopleBox({ notify: { chosen, signups, choose } }: { notify: NotifyPeople }) {
  return chosen === null ? null : (
    <div role="status" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
      <p className="font-semibold text-warm">
        This changes what {count(signups, 'signup says', 'signups say')}: an email, a calendar entry.
      </p>
      <CheckField
        label="Tell these people by email"
        checked={chosen}
        onChange={(change) => choose(change.target.checked)}
      />
    </div>
  );
}
