import { checkInPath } from '@trailcrew/api/contract/check-in/check-in-path';
import { keepWantedPage } from '../../session/wanted-page';
import { waiting } from '../rules/waiting';
import { stripLines, type StripLine } from '../rules/strip';
import { useCheckInState, useServerNow } from './use-check-in';

const tones: Record<StripLine['tone'], string> = {
  calm: 'text-ink before:bg-good',
  attention: 'bg-warm-tint font-semibold text-ink before:bg-warm',
  alarm: 'bg-danger-tint font-semibold text-ink before:bg-danger',
};

/** Remembers where to go on after signing in, which happens on a page of the site. */
export function rememberPage(): void {
  keepWantedPage({ pathname: checkInPath, search: '', hash: '' });
}

/** On top, always: whether there is a line, how old the list is, and what waits. Pressing it never marks anybody. */
export function Strip({ timeZone }: { timeZone: string }) {
  const { kept, hasLine, signInWanted, notKept } = useCheckInState();
  const { list, meta } = kept;
  const lines = stripLines({
    ...{ now: useServerNow(), timeZone, listAt: list?.confirmedAt ?? null, heardAt: meta.heardAt, hasLine },
    ...{ waiting: waiting(kept), offset: meta.offset, gone: list ? null : meta.gone, signInWanted },
    byLink: meta.joined !== null,
  });
  const lost: StripLine = { tone: 'alarm', text: 'This phone could not keep the mark. Try again, or write it down.' };
  return (
    <div role="status" aria-label="State of this phone" className="sticky top-0 z-20 border-b border-hairline bg-card">
      {[...(notKept ? [lost] : []), ...lines].map(({ text, tone, action }) => (
        <p
          key={text}
          className={`flex min-h-8 items-center gap-2 px-4 py-1 text-sm before:size-2.5 before:shrink-0 before:rounded-full before:forced-color-adjust-none md:px-8 ${tones[tone]}`}
        >
          {action === 'SIGN_IN' ? (
            <a href="/lead" onClick={rememberPage} className="prose-link inline-flex min-h-11 items-center">
              {text}
            </a>
          ) : (
            text
          )}
        </p>
      ))}
    </div>
  );
}
