# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
# the tarballs are what npm users install, so the image runs the same files
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
    npx -y pnpm@12 install --frozen-lockfile \
 && npx -y pnpm@12 run build:server \
 && npx -y pnpm@12 --filter @keepsake/mcp --filter @keepsake/webhooks --filter @keepsake/meaning --filter @keepsake/server pack --pack-destination /packs

FROM node:24.21.0-bookworm-slim AS install
WORKDIR /app
# no dependency needs its install script. Then what a server never reads: compilers for other databases, types, source maps,
# the embedding runtime for other systems
RUN --mount=type=bind,from=build,source=/packs,target=/packs \
    npm install --omit=dev --ignore-scripts --no-audit --no-fund --cache /tmp/npm /packs/*.tgz \
 && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*.postgresql.*' -delete \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && find node_modules/onnxruntime-node/bin/napi-v6 -mindepth 2 -maxdepth 2 ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} + \
 && rm -rf /tmp/npm

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 KEEPSAKE_DATA_DIR=/data
WORKDIR /app
COPY --from=install /app ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 7411
# a worker answers on WORKER_PORT: compose.yaml asks there
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 7411}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "node_modules/@keepsake/server/dist/main.js"]
CMD ["serve"]
