import { readTicket } from '@trailcrew/api/contract/check-in/read-ticket';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';
import { findDecoder } from './find-decoder';

interface ScanDialogProps {
  /** The 16 letters of a ticket. */
  onTicket: (ticket: string) => void;
  onClose: () => void;
}

/** Reads a ticket with the camera. Where the camera or the decoder is not to be had, its letters are typed instead. */
export function ScanDialog({ onTicket, onClose }: ScanDialogProps) {
  const [typing, setTyping] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const stop = () => setTyping(true);
  return (
    <Dialog title="Scan a ticket" onClose={onClose}>
      {typing ? (
        <TypedTicket why={why} onTicket={onTicket} />
      ) : (
        <div className="mt-4 grid gap-4">
          <Camera
            onTicket={onTicket}
            onRefused={(words) => {
              setWhy(words);
              stop();
            }}
          />
          <Button onClick={stop}>Type the 16 letters instead</Button>
        </div>
      )}
    </Dialog>
  );
}

function Camera({ onTicket, onRefused }: { onTicket: (ticket: string) => void; onRefused: (words: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef({ onTicket, onRefused });
  useEffect(() => {
    found.current = { onTicket, onRefused };
  });
  useEffect(() => {
    let ended = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const picture = video.current;
      if (!picture) return;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        const decoder = await findDecoder();
        if (ended) return stop();
        picture.srcObject = stream;
        await picture.play();
        const next = async () => {
          const codes = ended ? [] : await decoder.detect(picture);
          const ticket = codes.map(({ rawValue }) => readTicket(rawValue)).find((one) => one !== null);
          if (ended) return;
          if (ticket) found.current.onTicket(ticket);
          else timer = setTimeout(() => void next().catch(fail), 150);
        };
        await next();
      } catch (error) {
        fail(error);
      }
    };
    const fail = (error: unknown) => {
      console.warn('No ticket can be scanned', error);
      if (!ended) found.current.onRefused(wordsFor(error));
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-square max-h-[45dvh] w-full rounded-card border border-hairline bg-sunken object-cover"
    />
  );
}

/** Why the camera shows nothing, and what to do. */
function wordsFor(error: unknown): string {
  const isForbidden = error instanceof DOMException && error.name === 'NotAllowedError';
  return isForbidden
    ? 'This page may not use the camera. Allow it in the browser’s settings, or type the 16 letters.'
    : 'The camera could not be used. Type the 16 letters instead.';
}

function TypedTicket({ why, onTicket }: { why: string | null; onTicket: (ticket: string) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const ticket = readTicket(text);
    if (ticket) onTicket(ticket);
    else setError('A ticket has 16 letters and digits from 2 to 7');
  };
  return (
    <form onSubmit={find} noValidate className="mt-4 grid gap-4">
      {why ? <p role="status">{why}</p> : null}
      <Field
        label="Letters of the ticket"
        // Those who asked for it type at once; a keyboard that covers why the camera was refused helps nobody.
        autoFocus={why === null}
        hint="They stand under the code, such as ABCD 2345 EFGH 67IJ."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        error={error}
        onChange={(change) => setText(change.target.value)}
      />
      <Button type="submit" kind="primary" className="min-h-14 text-base">
        Find
      </Button>
    </form>
  );
}
