import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailure } from '../../forms/load-failure';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { useShiftLinkPageQuery } from './shift-link-page.generated';

/** The page of a link to one shift, as the category page makes it: redirects to the event page with that shift's signup dialog open. */
export function ShiftLinkPage() {
  const [address] = useSearchParams();
  const shiftId = address.get('shift') ?? '';
  const { data, error, refetch } = useShiftLinkPageQuery({ variables: { shiftId }, skip: !shiftId });
  const slug = data?.shifts[0]?.opportunity.event.slug;
  if (slug) return <Navigate to={paths.signUpFor(slug, shiftId)} replace />;
  if (!data && shiftId) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Notice
      level={1}
      title="Shift Not Found"
      action={
        <Link to={paths.events} className={buttonClass('primary')}>
          Back to Events
        </Link>
      }
    >
      <p>This shift is no longer there. It may have been moved or removed.</p>
    </Notice>
  );
}
