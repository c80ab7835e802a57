# One image for every process; docker-compose.yml says which one a container runs.
FROM node:24-bookworm-slim AS manifests
WORKDIR /shop
COPY . .
# What is installed hangs on these files alone, and so does the layer that keeps it.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
 && find . -type d -empty -delete

FROM node:24-bookworm-slim AS build
WORKDIR /shop
ENV ASTRO_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY --from=manifests /shop ./
RUN --mount=type=cache,target=/root/.npm npm ci --loglevel=error
COPY . .
RUN npm run build \
 && rm -rf packages/bench packages/chaos packages/dev-stack packages/e2e packages/testing

FROM node:24-bookworm-slim AS libraries
WORKDIR /shop
COPY --from=manifests /shop ./
# Services run from bundles. Packages are for the storefront's server, for what is bundled nowhere (sharp, umzug), and
# for the commands: accounts, the audit with its look at the providers, the doctor, backup, demo catalogue.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --loglevel=error --omit=dev --workspace=storefront --workspace=services/catalog \
      --workspace=services/account --workspace=services/payment --workspace=packages/reconciliation \
      --workspace=packages/backup --workspace=packages/doctor --workspace=packages/demo-catalogue \
 # What Astro brings along to build with: the largest four pieces, native code each.
 && rm -rf node_modules/@rolldown node_modules/@esbuild node_modules/@shikijs node_modules/lightningcss-*

FROM node:24-bookworm-slim
WORKDIR /shop
# Few and small heaps of the C library, as dev-stack gives them (SMALL_HEAPS in its environment.ts).
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# The whole layout, not packed packages: Node strips types of workspace files only where they are links.
COPY --from=libraries /shop ./
COPY --from=build /shop/admin/dist ./admin/dist
COPY --from=build /shop/packages ./packages
COPY --from=build /shop/services ./services
COPY --from=build /shop/storefront/src ./storefront/src
COPY --from=build /shop/storefront/dist ./storefront/dist
# A new volume takes over the owner of the folder it is mounted on.
RUN mkdir -m 700 /mail /backups && mkdir /uploads /sandbox && chown node:node /uploads /sandbox /mail /backups
USER node
CMD ["node", "--enable-source-maps", "services/dist/gateway/main.js"]
