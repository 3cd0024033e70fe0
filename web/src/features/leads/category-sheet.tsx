import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailure } from '../../forms/load-failure';
import { Dialog } from '../../ui/dialogs/dialog';
import { Skeleton } from '../../ui/loading/skeleton';
import { CategoryDialog } from './category-dialog';
import { useCategorySheetQuery } from './category-sheet.generated';

interface CategorySheetProps {
  eventId: string;
  /** The category to change; none for a new one. */
  categoryId?: string;
  onClose: () => void;
}

/** The dialog of a category for pages without the list of leads: it fetches what it needs. */
export function CategorySheet({ eventId, categoryId, onClose }: CategorySheetProps) {
  const { data, error, refetch } = useCategorySheetQuery({ variables: { eventId } });
  if (data) {
    const category = data.categories.find(({ id }) => id === categoryId);
    return (
      <CategoryDialog
        eventId={eventId}
        category={category}
        leads={data.leads}
        leadHint={
          <>
            Someone new?{' '}
            <Link to={paths.manageCategoriesOf(eventId)} className="prose-link">
              Add a lead
            </Link>{' '}
            first.
          </>
        }
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={categoryId ? 'Edit Category' : 'Add Category'} onClose={onClose}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="mt-4 grid gap-4">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
        </div>
      )}
    </Dialog>
  );
}
