import type { Service } from '../types/service.ts'

export const aiChatbots = {
  id: 'ai-chatbots',
  title: 'AI Chatbots & Support',
  subtitle: 'A chat assistant that answers from your own documents and knows when to stop',
  summary:
    'A chat assistant for your website that answers from your own pages and policies, books appointments, and hands over to a person with the whole conversation.',
  description: [
    'A chatbot is useful when it answers the forty questions you get every day and harmless when it meets the forty-first. We build assistants that answer only from sources you approve, show where the answer came from, and pass the conversation to a person when they are unsure, when the visitor asks, or when the subject is on your list of things a machine should not handle.',
    'Before launch we replay a few hundred of your real past questions and read the answers with you. After launch we read the weekly list of questions it could not answer, which is also the best list of missing pages on your website.',
  ],
  icon: 'MessagesSquare',
  features: [
    'Answers drawn from your pages, policies and price lists, with the source named',
    'Hand-over to a person by chat, email or phone, with the transcript',
    'Appointment booking against real calendars',
    'Order and ticket status looked up in your systems',
    'Topics you decide are never answered by the assistant',
    'English and Spanish from the start, other languages on request',
    'A weekly report of unanswered questions',
  ],
  benefits: [
    {
      title: 'Answers at ten in the evening',
      description:
        'About a third of questions on service-trade websites arrive outside office hours. They get an answer or a booked slot instead of a form.',
    },
    {
      title: 'Your staff keep the hard ones',
      description:
        'Opening hours, delivery times and parking stop reaching the phone. What does reach it is worth a conversation.',
    },
    {
      title: 'It says when it does not know',
      description:
        'An assistant that guesses costs more than it saves. Ours is tested on questions it must refuse as well as on those it must answer.',
    },
  ],
  useCases: [
    'Patients asking what to bring, where to park and whether a plan is accepted',
    'Shoppers asking where the package is or how to send it back',
    'Tenants reporting a repair, with photos, urgency and access times collected',
    'Students asking about deadlines, documents and tuition dates',
    'Homeowners describing a fault and booking the right technician',
    'Staff asking the HR handbook how carry-over of leave works',
  ],
  faqs: [
    {
      question: 'Can it make things up?',
      answer:
        'Language models can. We limit it by answering only from approved sources, by checking each answer against the passage it cites, and by refusing when there is none. In testing we count wrong answers separately from refusals, and you see both numbers before launch.',
    },
    {
      question: 'What happens to what visitors type?',
      answer:
        'Conversations are kept in your accounts for the period you choose, 90 days by default. We use model providers whose terms exclude training on your data, and we name them in the contract.',
    },
    {
      question: 'How long until it is live?',
      answer:
        'Three weeks is usual: one to collect sources and past questions, one to build and test, one in which it answers a share of visitors while your team reads along.',
    },
  ],
  startingPrice: 199,
  meta: {
    title: 'AI Chatbots & Support',
    description:
      'Website chat assistants that answer from your own documents, book appointments and hand over to a person with the transcript. From $199 a month.',
    keywords: ['AI chatbot', 'website chat assistant', 'customer support automation'],
  },
} as const satisfies Service
