import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { formatLongDay } from '../../formatting/days';
import { call, type Answer } from '../../offline/sending/call';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/loading/skeleton';

/** A voucher as the server has it. */
interface Voucher {
  eventName: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  day: string;
  number: number;
  isToday: boolean;
  used: string | null;
}

type Given = Answer<{ voucher: Voucher }>;

const looks = {
  bad: 'border-danger bg-danger-tint text-danger',
  fair: 'border-warm bg-warm-tint text-warm',
  good: 'border-good bg-good-tint text-good',
} as const;

interface VoucherToRedeemProps {
  code: string;
  token: string;
  /** The token is good for nothing any more: the session ended. */
  onSignedOut: () => void;
}

/** Whose voucher it is, and 'Redeem': once, with a line only. */
export function VoucherToRedeem({ code, token, onSignedOut }: VoucherToRedeemProps) {
  const [voucher, setVoucher] = useState<Voucher | null>(null);
  const [answer, setAnswer] = useState<Given | null>(null);
  const [isRedeemed, setRedeemed] = useState(false);
  const [busy, setBusy] = useState(false);
  // One press, whatever becomes of its answer: sent again, it is the same success.
  const [press] = useState(() => crypto.randomUUID());
  const [tries, setTries] = useState(0);
  const take = useCallback(
    (given: Given) => {
      if (given.kind === 'REFUSED' && given.code === 'SESSION_EXPIRED') return onSignedOut();
      setAnswer(given);
      if (given.kind === 'GIVEN') setVoucher(given.body.voucher);
    },
    [onSignedOut],
  );
  const address = `/api/vouchers/${code}`;
  useEffect(() => {
    let isGone = false;
    void call<{ voucher: Voucher }>(address, { token }).then((given) => {
      if (!isGone) take(given);
    });
    return () => {
      isGone = true;
    };
  }, [address, token, take, tries]);
  const redeem = async () => {
    setBusy(true);
    const given = await call<{ voucher: Voucher }>(`${address}/redeem`, { method: 'POST', token, body: { id: press } });
    take(given);
    setRedeemed(given.kind === 'GIVEN');
    setBusy(false);
  };
  if (!answer) return <Skeleton className="h-64 w-full" />;
  const isBusyServer = answer.kind === 'REFUSED' && answer.code === 'TOO_MANY_REQUESTS';
  const again = voucher ? () => void redeem() : () => setTries(tries + 1);
  return (
    <>
      <h1 className="text-sm font-semibold text-muted">Meal voucher</h1>
      {voucher ? (
        <>
          <p className="mt-2 text-3xl leading-tight font-bold wrap-anywhere">
            {voucher.firstName} {voucher.lastName}
          </p>
          <p className="mt-1">
            {formatLongDay(voucher.day)} · Meal {voucher.number}
          </p>
          <p className="text-sm text-muted wrap-anywhere">{voucher.eventName}</p>
        </>
      ) : null}
      <div role="status" className="mt-6">
        {isRedeemed ? (
          <Outcome look="good" title="Redeemed" />
        ) : answer.kind === 'NO_LINE' || answer.kind === 'SAME' ? (
          <Outcome look="fair" title="No line: tear off the corner." />
        ) : answer.kind === 'REFUSED' ? (
          <Outcome look="bad" title={refusalWords(answer)} />
        ) : answer.body.voucher.used ? (
          <Outcome look="bad" title={answer.body.voucher.used} />
        ) : answer.body.voucher.isToday ? null : (
          <Outcome look="bad" title="Not for today">
            It is for {formatLongDay(answer.body.voucher.day)}.
          </Outcome>
        )}
      </div>
      {answer.kind === 'NO_LINE' || isBusyServer ? (
        <Button busy={busy} onClick={again} className="mt-4 min-h-14 w-full text-lg!">
          Try again
        </Button>
      ) : null}
      {answer.kind === 'GIVEN' && !isRedeemed && !answer.body.voucher.used && answer.body.voucher.isToday ? (
        <Button kind="primary" busy={busy} onClick={() => void redeem()} className="min-h-20 w-full text-2xl!">
          Redeem
        </Button>
      ) : null}
    </>
  );
}

function refusalWords({ code, message }: Extract<Given, { kind: 'REFUSED' }>): string {
  return code === 'FORBIDDEN' ? 'This phone may not redeem vouchers. Ask the lead for a link that may.' : message;
}

function Outcome({ look, title, children }: { look: keyof typeof looks; title: string; children?: ReactNode }) {
  return (
    <div className={`rounded-card border-2 px-4 py-5 ${looks[look]}`}>
      <p className="text-2xl leading-tight font-bold wrap-anywhere">{title}</p>
      {children ? <p className="mt-1 font-semibold">{children}</p> : null}
    </div>
  );
}
