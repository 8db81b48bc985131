export { ArticlePage as default } from "#web/features/site/library/article-page.tsx";
