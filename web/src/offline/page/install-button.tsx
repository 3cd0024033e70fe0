import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';

/** What a browser gives a page that it would install. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/**
 * Installs the page, where the browser offers that. For staff: they come again. Helpers by a link need it for a morning, and an installed
 * page of an iPhone would not have their link; so the page is installable while this is shown, and not before.
 */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const drop = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', drop);
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = '/install-check-in.webmanifest';
    document.head.append(manifest);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', drop);
      manifest.remove();
    };
  }, []);
  if (!offer) return null;
  // An offer can be taken once.
  return <Button onClick={() => void offer.prompt().then(() => setOffer(null))}>Install</Button>;
}
