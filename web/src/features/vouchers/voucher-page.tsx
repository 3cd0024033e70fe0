import { readTicket, spacedTicket } from '@trailcrew/api/contract/check-in/read-ticket';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { joinedToken } from '../../offline/store/joined-token';
import { currentSession } from '../../session/session';
import { Notice } from '../../ui/notice';
import { VoucherToRedeem } from './voucher-to-redeem';

/**
 * /v/:code, as the QR code of a meal voucher opens it. The same for everybody, and of nobody: whose it is, and 'Redeem', are for staff and for
 * phones that joined by a link. For all others nothing is asked of the API.
 */
export function VoucherPage() {
  const { code = '' } = useParams();
  useDocumentTitle('Meal Voucher');
  const voucher = readTicket(code);
  const caller = useCaller();
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
        <VoucherToRedeem code={voucher} token={caller} />
      )}
      <p className="mt-6 font-mono text-lg whitespace-nowrap">{spacedTicket(voucher)}</p>
    </div>
  );
}

/** The token of whoever looks: of the session, or of the phone that joined; null for everybody else, undefined while it is looked for. */
function useCaller(): string | null | undefined {
  const [caller, setCaller] = useState<string | null | undefined>(() => currentSession()?.token);
  useEffect(() => {
    if (caller !== undefined) return;
    let isGone = false;
    void joinedToken().then((token) => {
      if (!isGone) setCaller(token);
    });
    return () => {
      isGone = true;
    };
  }, [caller]);
  return caller;
}
