import { Router } from 'express';

/** GraphiQL for a browser that opens /graphql in development. It is one page with inline code, so it has its own content policy. */
export function graphiqlPage(title: string): Router {
  const router = Router();
  // Loaded on demand: the page is nine megabytes of text in memory.
  const page = async (): Promise<string> => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    return renderGraphiQL({ title: `${title} GraphQL`, endpoint: '/graphql' });
  };
  router.get('/', async (request, response, next) => {
    if (request.query.query !== undefined || request.accepts(['json', 'html']) !== 'html') return next();
    response
      .set(
        'Content-Security-Policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob: 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'",
      )
      .type('html')
      .send(await page());
  });
  return router;
}
