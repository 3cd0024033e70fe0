import { readTicket, spacedTicket } from '@trailcrew/api/contract/check-in/read-ticket';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { joinedToken } from '../../offline/store/joined-token';
import { currentSession } from '../../session/session';
import { Notice } from '../../ui/notice';
import { VoucherToRedeem } from './voucher-to-redeem';

/**
 * /v/:code, as the QR code of a meal voucher opens it. The same for everybody, and of nobody: whose it is, and 'Redeem', are for staff and for
 * phones that joined by a link. Others make no call.
 */
export function VoucherPage() {
  const { code = '' } = useParams();
  useDocumentTitle('Meal Voucher');
  const voucher = readTicket(code);
  const [session, setSession] = useState(() => currentSession()?.token ?? null);
  const endSession = useCallback(() => setSession(null), []);
  const caller = useCaller(session);
  if (voucher === null)
    return (
      <Notice level={1} title="This voucher is not complete">
        <p>A voucher has 16 letters and digits. Please scan it again.</p>
      </Notice>
    );
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 text-center md:py-12">
      {caller === undefined ? null : caller === null ? (
        <>
          <h1 className="text-2xl">Meal voucher</h1>
          <p className="mt-3 text-muted">Show it where the food is handed out. It is used once.</p>
        </>
      ) : (
        <VoucherToRedeem key={`${voucher} ${caller}`} code={voucher} token={caller} onSignedOut={endSession} />
      )}
      <p className="mt-6 font-mono text-lg whitespace-nowrap">{spacedTicket(voucher)}</p>
    </div>
  );
}

/**
 * The token to call with: of the session, or of the phone that joined by a link; null where there is neither, undefined while it is looked
 * for.
 */
function useCaller(session: string | null): string | null | undefined {
  const [phone, setPhone] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (session !== null) return;
    let isGone = false;
    void joinedToken().then((token) => {
      if (!isGone) setPhone(token);
    });
    return () => {
      isGone = true;
    };
  }, [session]);
  return session ?? phone;
}
