# The site behind nginx: any user id, a read-only root file system, port 8080 (PORT). See docs/self-hosting.md.
FROM node:22-bookworm-slim AS build
WORKDIR /toolcrib
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
# What is fixed at build, all of it optional: docker build --build-arg VITE_APP_VERSION=…
ARG VITE_APP_VERSION
ARG VITE_APP_COMMIT_SHA
ARG VITE_APP_SUPPORT_URL
ARG VITE_TRACKER_ENABLED
ARG VITE_PLAUSIBLE_DOMAIN
ARG VITE_PLAUSIBLE_API_HOST
RUN npm run build \
  && mkdir image \
  && cp -r dist/site dist/server deploy/nginx.conf deploy/start.sh image \
  && chmod -R a+rX,go-w image

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /toolcrib/image /usr/share/toolcrib
ENV PORT=8080
EXPOSE 8080
USER 65532:65532
# nginx ends what it has begun.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["sh", "/usr/share/toolcrib/start.sh", "health"]
ENTRYPOINT ["sh", "/usr/share/toolcrib/start.sh"]
