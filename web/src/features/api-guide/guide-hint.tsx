import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';

/** A link from an integration's page to the section of the guide. `children` is the sentence up to 'API guide'. */
export function GuideHint({ part, children }: { part: 'keys' | 'webhooks' | 'feeds'; children: ReactNode }) {
  return (
    <p className="mt-4 max-w-2xl text-sm text-muted">
      {children}{' '}
      <Link to={`${paths.apiGuide}#${part}`} className="prose-link">
        API guide
      </Link>
      .
    </p>
  );
}
