import { ImageOff, Images, Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import type { CoverKind } from '../../graphql/schema.generated';
import { Button, buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { ProgressLine } from '../../ui/loading/progress-line';
import { showToast } from '../../ui/toasts/toasts';
import { useSetCoverImageMutation } from './cover-card.generated';
import { StockDialog } from './stock-dialog';
import { stockImages } from './stock-images';
import { uploadImage } from './upload-image';

interface CoverCardProps {
  kind: CoverKind;
  id: string;
  name: string;
  /** Its parent record, or its dates. */
  note: string;
  coverImageUrl: string | null;
  /** The drawing that visitors see without a cover; null where they see none. */
  drawing?: string | null;
}

/** One record with its cover and every way to change it. A second click while one is under way does nothing. */
export function CoverCard({ kind, id, name, note, coverImageUrl, drawing = null }: CoverCardProps) {
  const [setCoverImage] = useSetCoverImageMutation();
  const [work, setWork] = useState<{ label: string; share?: number } | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const busy = useRef(false);
  const field = useId();
  const input = useRef<HTMLInputElement>(null);

  const alone = async (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    await act();
    busy.current = false;
    setWork(null);
    setPreview(null);
  };

  const save = async (address: string) => {
    setWork({ label: 'Saving…' });
    try {
      await setCoverImage({ variables: { kind, id, coverImageUrl: address } });
      showToast({ kind: 'success', title: address ? 'Cover image updated' : 'Cover image removed', description: name });
    } catch (error) {
      const description = readRequestError(error).message ?? genericMessage;
      showToast({ kind: 'failure', title: 'Failed to update cover image', description });
      setProblem(description);
    }
  };

  const take = (file: File | undefined) => {
    if (!file) return undefined;
    if (!file.type.startsWith('image/')) {
      return showToast({
        kind: 'failure',
        title: 'Invalid file type',
        description: 'Please select an image file',
      });
    }
    return void alone(async () => {
      const local = URL.createObjectURL(file);
      setPreview(local);
      setWork({ label: 'Uploading…', share: 0 });
      const outcome = await uploadImage(file, (share) =>
        setWork(share < 1 ? { label: 'Uploading…', share } : { label: 'Preparing the image…' }),
      );
      if ('address' in outcome) await save(outcome.address);
      else {
        showToast({ kind: 'failure', title: 'Upload failed', description: outcome.step });
        setProblem(outcome.reason ?? outcome.step);
      }
      URL.revokeObjectURL(local);
    });
  };

  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-hairline bg-card">
      {preview ? (
        <img src={preview} alt="" className="aspect-[8/5] w-full object-cover opacity-60" />
      ) : coverImageUrl ? (
        <Picture
          address={coverImageUrl}
          sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 50vw, 100vw"
          width={800}
          height={500}
          loading="lazy"
          className="aspect-[8/5] w-full object-cover"
        />
      ) : drawing ? (
        <div className="relative">
          <Picture
            address={drawing}
            alt="Our drawing, which visitors see"
            sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 50vw, 100vw"
            width={800}
            height={500}
            loading="lazy"
            className="aspect-[8/5] w-full object-cover"
          />
          <p className="absolute bottom-2 left-2 rounded-control bg-card px-2.5 py-1 text-sm font-semibold">
            No cover image: visitors see this drawing
          </p>
        </div>
      ) : (
        <div className="flex aspect-[8/5] w-full flex-col items-center justify-center gap-2 bg-sunken text-sm text-muted">
          <ImageOff aria-hidden="true" className="size-6" />
          No cover image
        </div>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h2 className="text-base">{name}</h2>
          <p className="text-sm text-muted">{note}</p>
        </div>
        {work ? <ProgressLine label={work.label} share={work.share} /> : null}
        {problem ? (
          <p role="alert" className="text-sm font-semibold text-danger">
            {problem}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap gap-2">
          <label htmlFor={field} className="for-screen-readers">
            Image file for {name}
          </label>
          <input
            ref={input}
            id={field}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            tabIndex={-1}
            className="for-screen-readers"
            onChange={(change) => {
              take(change.target.files?.[0]);
              change.target.value = '';
            }}
          />
          <Button
            disabled={work !== null}
            aria-label={`${coverImageUrl ? 'Replace' : 'Upload'} image of ${name}`}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden="true" className="size-4" />
            {coverImageUrl ? 'Replace' : 'Upload'}
          </Button>
          <Button disabled={work !== null} aria-label={`Stock images for ${name}`} onClick={() => setChoosing(true)}>
            <Images aria-hidden="true" className="size-4" />
            Stock
          </Button>
          {coverImageUrl ? (
            <button
              type="button"
              disabled={work !== null}
              aria-label={`Remove image of ${name}`}
              className={buttonClass('outline', 'hover:border-danger! hover:text-danger!')}
              onClick={() => void alone(() => save(''))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Remove
            </button>
          ) : null}
        </div>
      </div>
      {choosing ? (
        <StockDialog
          name={name}
          images={stockImages[kind]}
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            void alone(() => save(address));
          }}
        />
      ) : null}
    </li>
  );
}
