import { type ComponentType, createElement } from "react";
import type { ArticleName, Shelf } from "#content/site/articles/shelves.ts";

export type PageModule = { readonly default: ComponentType };
/** What one module shows many of: the article, or the shelf of articles. */
export type PageSubject = { readonly article?: ArticleName; readonly shelf?: Shelf };

/** The component of a page's module; of a module that shows many articles or shelves, with the one that is meant. */
export function pageComponent({ default: component }: PageModule, subject: PageSubject): ComponentType {
  const { article, shelf } = subject;
  if (article === undefined && shelf === undefined) return component;
  return () =>
    createElement(component as ComponentType<PageSubject>, {
      ...(article && { article }),
      ...(shelf && { shelf }),
    });
}
