# syntax=docker/dockerfile:1
# One image for every process; docker-compose.yml says which one a container runs.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
ENV ASTRO_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY . .
RUN --mount=type=cache,target=/root/.npm \
    npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error \
 && npm run build \
 && npm prune --omit=dev --include=optional --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
WORKDIR /shop
# Few and small heaps of the C library, as dev-stack gives them (SMALL_HEAPS in its environment.ts).
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# The whole layout, not packed packages: Node strips types of workspace files only where they are links.
COPY --from=build /shop /shop
# A new volume takes over the owner of the folder it is mounted on.
RUN mkdir -m 700 /mail && mkdir /uploads /sandbox && chown node:node /uploads /sandbox /mail
USER node
CMD ["node", "--enable-source-maps", "services/dist/gateway/main.js"]
