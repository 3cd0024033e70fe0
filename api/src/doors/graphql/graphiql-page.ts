import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { Router } from 'express';

/** GraphiQL for a browser that opens /graphql in development. It is one page with inline code, so it gets a content policy of its own. */
export function graphiqlPage(title: string): Router {
  const router = Router();
  const html = renderGraphiQL({ title: `${title} GraphQL`, endpoint: '/graphql' });
  router.get('/', (request, response, next) => {
    if (request.query.query !== undefined || request.accepts(['json', 'html']) !== 'html') return next();
    response
      .set(
        'Content-Security-Policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob: 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'",
      )
      .type('html')
      .send(html);
  });
  return router;
}
