# One image, several roles (ROLE=all, web or worker). The image serves any PUBLIC_URL.
# Base images are named by digest, here and in compose.yaml: the same file builds the same image. Nothing
# here compares them with the registry; `docker buildx imagetools inspect node:26-bookworm-slim` names the
# one that a tag has now: look before the first build, and to renew them.
FROM node:26-bookworm-slim@sha256:367679cf9792759492a486e4aa4b421764d71a9546a6dae8aab81a99eb797b3e AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:26-bookworm-slim@sha256:367679cf9792759492a486e4aa4b421764d71a9546a6dae8aab81a99eb797b3e
WORKDIR /app
COPY --from=build /app .
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/server/main.js"]
