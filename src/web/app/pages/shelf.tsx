export { ShelfPage as default } from "#web/features/site/library/shelf-page.tsx";
