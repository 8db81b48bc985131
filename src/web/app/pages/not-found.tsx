export { NotFoundPage as default } from "#web/features/site/not-found/not-found-page.tsx";
