/** Words around the articles: shelves, search, ways on. The articles themselves are in `content/site/articles`. */
export const library = {
  "library.help.meta.title": "Help Center | Ceiba",
  "library.help.meta.description":
    "Short answers for families and teachers: places, deposits, the Student Portal, sound, data. With a search.",
  "library.parents.meta.title": "Parent Resources | Ceiba",
  "library.parents.meta.description":
    "For the grown-up beside the child: first weeks, AI, hard days, screens and two languages at home.",
  "library.teachers.meta.title": "Teacher Guide | Ceiba",
  "library.teachers.meta.description":
    "How to prepare a class, use adaptive practice in a lesson, and act when the safety desk calls.",
  "library.blog.meta.title": "Blog | Ceiba",
  "library.blog.meta.description": "How we build a school and its tools, and why we decide as we do.",
  "library.community.meta.title": "Community | Ceiba",
  "library.community.meta.description":
    "How families can take part before the school opens, and a plan for an afternoon together.",

  "library.shelves": "Shelves",
  "library.articles": "Articles",
  "library.help.title": "Help Center",
  "library.help.list": "Questions and answers",
  "library.help.lead": "Short answers for families and teachers. Type your question as you would say it.",
  "library.help.next": "Not there? Ask us.",
  "library.parents.title": "Parent Resources",
  "library.parents.list": "For parents",
  "library.parents.lead":
    "For the grown-up beside the child: what to do, what to say, and when to stop for the day.",
  "library.parents.next": "From reading to doing",
  "library.teachers.title": "Teacher Guide",
  "library.teachers.list": "For teachers",
  "library.teachers.lead": "What you need before the first day, and what helps afterward.",
  "library.teachers.next": "Would you like to teach here?",
  "library.blog.title": "Blog",
  "library.blog.list": "From the blog",
  "library.blog.lead": "How we build a school and its tools, and why we decide as we do.",
  "library.blog.next": "Hear when there is something new",
  "library.community.title": "Community",
  "library.community.list": "Together",
  "library.community.lead": "The school is still to open. A community can begin before.",
  "library.community.next": "A beginning for today",
  "library.to.chat": "Ask in the chat",
  "library.to.packs": "Open Little Explorers",
  "library.to.newsletter": "Get the newsletter",
  "library.to.careers": "Apply as a teacher",

  "library.search": "Search all articles",
  "library.search.placeholder": "For example: refund, password, no sound",
  "library.found.one": "{count} article",
  "library.found.other": "{count} articles",
  "library.none": "No article says anything about that.",
  "library.none.ask": "Take the question to the chat",
  "library.others": "On the same shelf",
  "library.all": "Search all articles",
} as const satisfies Record<string, string>;
