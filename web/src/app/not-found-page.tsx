import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/button';
import { FirstContentEnds } from '../ui/loading/first-content-ends';
import { Notice } from '../ui/notice';
import { paths } from './paths';
import { useDocumentTitle } from './settings';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <>
      <FirstContentEnds />
      <Notice
        level={1}
        title="404 Page Not Found"
        action={
          <Link to={paths.events} className={buttonClass('primary')}>
            See all events
          </Link>
        }
      >
        <p>There is nothing at this address. Please check it for typing errors, or start from the list of events.</p>
      </Notice>
    </>
  );
}
