import { OutOfDate } from '../../../forms/load-failure';
import { Loading } from '../../../ui/loading/loading';
import { StaffLoadFailure } from '../../accounts/staff-load-failure';
import { useEditBoardQuery } from './edit-board.generated';
import { EditedPosts } from './edited-posts';
import { EditedStarts, type EditedStartsProps } from './edited-starts';

/** Starts, posts, and the places of the plan that have none. */
export function EditBoard({ event, starts, refetch }: EditedStartsProps) {
  const {
    data,
    error,
    refetch: refetchPosts,
  } = useEditBoardQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <div className="grid gap-8">
      <EditedStarts {...{ event, starts, refetch }} />
      {data ? (
        <>
          <OutOfDate error={error} onRetry={() => void refetchPosts()} />
          <EditedPosts {...{ event, starts, data }} refetch={refetchPosts} />
        </>
      ) : error ? (
        <StaffLoadFailure error={error} onRetry={() => void refetchPosts()} />
      ) : (
        <Loading each="h-16" />
      )}
    </div>
  );
}
