/** What the school sees of itself: numbers by week, of nobody. */
export const insight = {
  "insight.meta.title": "Insight · Ceiba Admin",
  "insight.meta.description": "Families, conversations and deposits by week, in numbers.",
  "insight.title": "Insight",
  "insight.lead":
    "The last thirteen weeks in numbers. They are counted by the school’s own server, without cookies.",
  "insight.loading": "Counting...",
  "insight.failed": "The numbers could not be loaded",

  "insight.week": "Week of",
  "insight.week.of": "week of {date}",
  "insight.chart": "{title}. Most: {most} in the {week}. The table says every week.",
  "insight.chart.none": "{title}. Nothing has been counted yet.",

  "insight.families": "Families by week",
  "insight.families.label": "New families",

  "insight.funnel": "From a look to a place",
  "insight.funnel.note":
    "What happened in these weeks, each for itself: nobody is followed from one step to the next. Page views include robots.",
  "insight.funnel.step": "Step",
  "insight.funnel.count": "How many",
  "insight.funnel.share": "Of the step before",
  "insight.funnel.visits": "Page views",
  "insight.funnel.chats": "Conversations",
  "insight.funnel.families": "Families on the list",
  "insight.funnel.deposits": "Deposits paid",
  "insight.funnel.enrolled": "Enrolled",

  "insight.answers": "What Hilda knew",
  "insight.answers.known": "Answered",
  "insight.answers.unknown": "Not known",

  "insight.asked": "Most asked",
  "insight.asked.question": "Question",
  "insight.asked.times": "Times",
  "insight.asked.none": "Nothing has been answered yet.",

  "insight.least": "Least answered",
  "insight.least.none": "There is nothing that Hilda did not know.",
  "insight.least.teach": "Teach the answers",

  "insight.waits": "How long families waited for a person",
  "insight.waits.wait": "Wait",
  "insight.waits.families": "Answers",
  "insight.waits.minutes": "Up to {count} minutes",
  "insight.waits.hour": "Up to 1 hour",
  "insight.waits.hours": "Up to {count} hours",
  "insight.waits.day": "Up to 1 day",
  "insight.waits.days": "Up to {count} days",
  "insight.waits.longer": "Longer",
  "insight.waits.none": "Nobody of the school has answered a waiting family yet.",

  "insight.pages": "Most seen pages",
  "insight.pages.page": "Page",
  "insight.pages.visits": "Views",
  "insight.pages.none": "No page has been looked at yet.",
};
