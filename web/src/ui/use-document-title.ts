import { useEffect } from 'react';

/** Names the page in the browser's tab: `title · product`; without a title the product alone. */
export function useDocumentTitle(title: string | undefined, product: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
