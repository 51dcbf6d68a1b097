import { startDemoService } from '../../src-demo/demo-service'
import { questionTo } from '../../src-main/service/api/demo-questions.fixture'
import { operations } from '../../src-main/service/api/operations'

export interface FaultQuestion {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly good: string
}

export async function askQuestions(): Promise<readonly FaultQuestion[]> {
  const service = await startDemoService({ quotaLimit: 10_000_000 })
  try {
    const questions: FaultQuestion[] = []
    for (const { name, parameters } of operations) {
      const params = questionTo(name, parameters)
      const url = `${service.address}/api/v1/${name}?${new URLSearchParams(params)}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${service.key}` } })
      questions.push({ operation: name, params, good: await response.text() })
    }
    return questions
  } finally {
    await service.close()
  }
}
