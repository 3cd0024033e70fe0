import { Providers } from './providers';
import { Router } from './router';

/** The whole client. */
export function App() {
  return (
    <Providers>
      <Router />
    </Providers>
  );
}
