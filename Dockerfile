# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
# the tarballs are what npm users install, so the image runs the same files
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
    npx -y pnpm@12 install --frozen-lockfile \
 && npx -y pnpm@12 --filter @keepsake/mcp --filter @keepsake/webhooks --filter @keepsake/server run build \
 && npx -y pnpm@12 --filter @keepsake/mcp --filter @keepsake/webhooks --filter @keepsake/server pack --pack-destination /packs

FROM node:24-bookworm-slim AS install
WORKDIR /app
RUN --mount=type=bind,from=build,source=/packs,target=/packs \
    npm install --omit=dev --no-audit --no-fund /packs/*.tgz

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 KEEPSAKE_DATA_DIR=/data
WORKDIR /app
COPY --from=install /app ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 7411
# of no use to a worker, which listens nowhere: compose.yaml turns it off there
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 7411}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "node_modules/@keepsake/server/dist/main.js"]
CMD ["serve"]
