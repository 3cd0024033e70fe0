import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/button';
import { paths } from './paths';

/** The next step where a mailed link has done what it can. */
export function ToEvents() {
  return (
    <Link to={paths.events} className={buttonClass('primary')}>
      Back to Events
    </Link>
  );
}
