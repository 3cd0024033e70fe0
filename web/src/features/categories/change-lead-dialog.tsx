import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface ChangeLeadDialogProps {
  categoryId: string;
  onClose: () => void;
}

/** Says who leads a category: done on the page of categories and leads. */
export function ChangeLeadDialog({ categoryId, onClose }: ChangeLeadDialogProps) {
  return (
    <Dialog title="Change lead" onClose={onClose}>
      <p className="mt-4">Leads are chosen on the page Manage Categories &amp; Leads.</p>
      <p className="mt-6 flex justify-end">
        <Link to={`/manage-categories?categoryId=${encodeURIComponent(categoryId)}`} className={buttonClass('primary')}>
          Manage Categories &amp; Leads
        </Link>
      </p>
    </Dialog>
  );
}
