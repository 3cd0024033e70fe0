import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import type { StockImage } from './stock-images';

interface StockDialogProps {
  /** What gets the cover. */
  name: string;
  images: readonly StockImage[];
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** The project's drawings to choose a cover from. */
export function StockDialog({ name, images, onChoose, onClose }: StockDialogProps) {
  return (
    <Dialog title={`Stock images for ${name}`} placement="wide" onClose={onClose}>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {images.map(({ address, label }) => (
          <li key={address} className="overflow-hidden rounded-card border border-hairline">
            <img src={address} alt="" width={800} height={500} className="aspect-[8/5] w-full object-cover" />
            <div className="flex items-center justify-between gap-3 p-3">
              <span className="text-sm font-semibold">{label}</span>
              <Button kind="quiet" aria-label={`Use ${label}`} onClick={() => onChoose(address)}>
                Use
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
