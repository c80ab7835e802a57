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
# Few heaps of the C library: each of Node's threads would get one of its own and keep what was freed in it.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
# The whole layout, not packed packages: Node strips types of workspace files only where they are links.
COPY --from=build /shop /shop
# A new volume takes over the owner of the folder it is mounted on.
RUN mkdir -m 700 /mail && mkdir /uploads /sandbox && chown node:node /uploads /sandbox /mail
USER node
CMD ["node", "--enable-source-maps", "services/dist/gateway/main.js"]
