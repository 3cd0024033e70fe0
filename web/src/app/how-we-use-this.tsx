import { Link } from 'react-router-dom';
import { privacyPage } from './settings';

/** Under the fields of someone who signs up. It opens in a tab of its own: what they typed stays. */
export function HowWeUseThis() {
  return (
    <p className="-mt-2 text-sm">
      <Link to={privacyPage()} target="_blank" className="prose-link inline-flex min-h-11 items-center">
        How we use this
        <span className="for-screen-readers"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}
