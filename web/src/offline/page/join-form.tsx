import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { linkRefusal } from '../rules/refusal-words';
import { call } from '../sending/call';
import type { Joined } from '../store/check-in-store';
import { useCheckIn } from './use-check-in';

interface JoinFormProps {
  token: string;
  linkHash: string;
  onJoined: () => void;
}

type Answered = Pick<Joined, 'deviceToken' | 'deviceId' | 'link'>;

/** 'Who are you?': a name and one press, and this phone checks in at the post of the link. */
export function JoinForm({ token, linkHash, onJoined }: JoinFormProps) {
  const checkIn = useCheckIn();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const given = name.trim();
    if (!given) return setError('Please enter your name');
    setBusy(true);
    const answer = await call<Answered>('/api/check-in/devices', { method: 'POST', body: { token, name: given } });
    setBusy(false);
    if (answer.kind === 'GIVEN') {
      const { deviceToken, deviceId, link } = answer.body;
      await checkIn.joined({ deviceToken, deviceId, link, linkHash, name: given });
      return onJoined();
    }
    if (answer.kind === 'REFUSED') return setError(answer.errors.name ?? linkRefusal(answer));
    return setError('There is no line here. Open the link where there is one, once.');
  };
  return (
    <form onSubmit={(event) => void join(event)} noValidate className="mx-auto grid max-w-md gap-5 px-4 py-10">
      <div>
        <h1 className="text-2xl">Who are you?</h1>
        <p className="mt-2 text-muted">
          This phone will check people in at one post. Your name stands beside each mark, so that everybody knows who
          saw what.
        </p>
      </div>
      <Field
        label="Your name"
        autoComplete="name"
        enterKeyHint="go"
        aria-required
        maxLength={60}
        value={name}
        error={error}
        onChange={(change) => setName(change.target.value)}
      />
      <Button type="submit" kind="primary" busy={busy} className="min-h-14">
        {busy ? 'One moment…' : 'Start checking in'}
      </Button>
    </form>
  );
}
