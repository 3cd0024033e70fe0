import { bringUpToDate } from '../../forms/bring-up-to-date';
import { useSaving } from '../../forms/use-saving';
import { Button } from '../../ui/button';
import { ContactButtons } from '../../ui/contact-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import { postName } from './board-words';
import {
  useSendOnMutation,
  type BoardRow_StartBoardRowFragment,
  type FreePerson_FreePersonFragment,
} from './start-board-page.generated';

const reasons = { STANDBY: 'stands by', SURPLUS: 'more are there than needed', DONE: 'shift is over' } as const;

interface SendDialogProps {
  row: BoardRow_StartBoardRowFragment;
  free: readonly FreePerson_FreePersonFragment[];
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** People who are here and could go to a post, those of its category first. A press sends one of them. */
export function SendDialog({ row, free, refetch, onClose }: SendDialogProps) {
  const [send] = useSendOnMutation();
  const { saving, save } = useSaving();
  const { post, sendToShiftId } = row;
  const name = postName(post);
  const able = free.filter(({ notFor }) => !notFor.includes(post.id));
  const isOwn = ({ categoryId }: FreePerson_FreePersonFragment) => categoryId === post.categoryId;
  const sorted = [...able.filter(isOwn), ...able.filter((person) => !isOwn(person))];
  const go = (person: FreePerson_FreePersonFragment) =>
    void save('They are not sent', async () => {
      if (!sendToShiftId) return;
      await send({ variables: { signupId: person.signupId, shiftId: sendToShiftId } });
      showToast({
        ...{ kind: 'success', title: `${person.firstName} ${person.lastName} is on the way to ${name}` },
        description: 'They get an email. Call them, too.',
      });
      onClose();
    }).then(() => bringUpToDate(refetch));
  return (
    <Dialog title={`Send someone to ${name}`} onClose={onClose} placement="wide">
      {sorted.length === 0 ? (
        <p className="mt-4 text-muted">Nobody is free anymore. Ask on the radio.</p>
      ) : (
        <ul className="mt-4 divide-y divide-hairline">
          {sorted.map((person) => {
            const who = `${person.firstName} ${person.lastName}`;
            return (
              <li key={person.signupId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-semibold wrap-anywhere">{who}</p>
                  <p className="text-sm text-muted wrap-anywhere">
                    {[person.category, person.place, reasons[person.reason]].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <ContactButtons name={who} phone={person.phone} email={null} />
                <Button kind="quiet" busy={saving} onClick={() => go(person)} aria-label={`Send ${who}`}>
                  Send
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
